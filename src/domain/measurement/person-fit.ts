/** Person fit as other rooms use it: does this sitting look like somebody answering the questions? */
export { guttmanErrors, logLikelihoodZ, snijdersLz } from './aberrance'
export { longestString, responseTimeEffort } from './effort'
export {
  type Judgement,
  type JudgementCode,
  judgeSitting,
  type SittingEvidence,
  type Verdict,
} from './judge-sitting'
