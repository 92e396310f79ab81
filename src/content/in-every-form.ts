/**
 * Which questions make the form that everybody could sit: level 0. Other levels stand in the place of a part of it, so
 * they add nothing to its length.
 */
export const IN_EVERY_FORM = { level: { equals: 0 } }
