/** Person fit as other rooms use it: does this sitting look like somebody answering the questions? */
export { guttmanErrors, logLikelihoodZ, snijdersLz } from './aberrance'
export { longestString, responseTimeEffort } from './effort'
export { judgeSitting, type SittingEvidence } from './judge-sitting'
export type { Judgement, JudgementCode, Verdict } from './judgements'
