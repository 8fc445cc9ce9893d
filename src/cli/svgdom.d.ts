/** The part of svgdom that bookgen uses; the package has no types. */
declare module 'svgdom' {
  export function createSVGWindow(): object;
}
