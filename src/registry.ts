/** What each entry of a registry (tilings, outlines, carvers, solvers, papers) says of itself. */
export interface Variant {
  /** What a person types. */
  readonly name: string;
  /** What a page, a list or the help calls it. */
  readonly title: string;
  /** Other names that people know it by. */
  readonly aliases: readonly string[];
}

/** A variant that a puzzle code can spell. */
export interface CodedVariant extends Variant {
  /** 1 to 30, given once and never used again: printed codes rely on it. */
  readonly id: number;
}

/** What can be looked up: grades too, which have no other names. */
interface Named {
  readonly name: string;
  readonly aliases?: readonly string[];
}

/** The one with this name or alias, upper or lower case alike. */
export function lookUp<V extends Named>(variants: readonly V[], name: string): V | undefined {
  const wanted = name.toLowerCase();
  return variants.find(
    (variant) => variant.name.toLowerCase() === wanted || variant.aliases?.includes(wanted),
  );
}
