/** Item response theory as other rooms use it. Theta is in logits; the prior is N(0, 1) unless given. */
export {
  effectiveDiscrimination,
  type ItemParameters,
  information,
  probability,
  type Response,
  testCharacteristic,
  testInformation,
} from './item-response'
export { estimateMap, estimateMl, estimateWle } from './point-estimates'
export { type Estimate, estimateEap, type Grid, type Prior } from './posterior'
