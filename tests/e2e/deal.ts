/** `npm run prove screens`: everything in every language and at every size. */
export const EVERYTHING = process.env.EVERY_SCREEN === '1'

/** The one of a list whose turn it is, round and round, so that all come equally often; everything in the proof. */
export const deal = <Item>(all: readonly Item[], turn: number): Item[] =>
  EVERYTHING ? [...all] : [all[turn % all.length] as Item]
