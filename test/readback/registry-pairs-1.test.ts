import { test } from 'vitest';
import { expectSoundPairs, tilingsOfPart } from './registry-pairs.ts';

test.each(tilingsOfPart(0, 2))('%s go with all else', expectSoundPairs);
