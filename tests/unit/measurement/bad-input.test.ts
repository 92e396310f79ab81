import { describe, expect, it } from 'vitest'
import { calibrate } from '@/domain/measurement/calibration/calibration'
import { estimateTau, shrinkGroupMean } from '@/domain/measurement/calibration/shrinkage'
import { scoreReaction } from '@/domain/measurement/dimensions/reaction'
import { estimateSpeed } from '@/domain/measurement/dimensions/response-time'
import * as aberrance from '@/domain/measurement/gate/aberrance'
import * as effort from '@/domain/measurement/gate/effort'
import { judgeSitting, type SittingEvidence } from '@/domain/measurement/gate/judge-sitting'
import type { ItemParameters, Response } from '@/domain/measurement/item-response'
import * as itemResponse from '@/domain/measurement/item-response'
import {
  ageNorm,
  classify,
  confidenceInterval,
  oneIn,
  percentileOfIq,
  toIq,
} from '@/domain/measurement/norms'
import * as pointEstimates from '@/domain/measurement/point-estimates'
import { estimateEap } from '@/domain/measurement/posterior'
import { scoreSitting } from '@/domain/measurement/score-sitting'
import { linearForm } from './support/forms'
import { LSAT6 } from './support/lsat6'
import { calmSitting } from './support/sittings'

const { NaN: nan, POSITIVE_INFINITY: infinite } = Number
const items = linearForm(4)
const responses: Response[] = [1, 1, 0, null]
const good = { items, responses }

const ITEM_FAULTS: [string, Partial<ItemParameters>, RegExp][] = [
  ['a = 0', { a: 0 }, /\.a must/],
  ['a < 0', { a: -1 }, /\.a must/],
  ['an a that is no number', { a: nan }, /\.a must/],
  ['a infinite', { a: infinite }, /\.a must/],
  ['a b that is no number', { b: nan }, /\.b must/],
  ['b infinite', { b: -infinite }, /\.b must/],
  ['c < 0', { c: -0.01 }, /\.c must/],
  ['c = 1', { c: 1 }, /\.c must/],
  ['a c that is no number', { c: nan }, /\.c must/],
]
const RESPONSE_FAULTS: [string, Response[], RegExp][] = [
  ['no responses', [], /^responses must/],
  ['too few responses', [1, 0], /^responses must/],
  ['too many responses', [1, 0, 1, 0, 1], /^responses must/],
  ['nothing answered', [null, null, null, null], /^responses must/],
  ['a response of 2', [1, 2 as 1, 0, 0], /^responses\[1\]/],
  ['a response of -1', [1, 0, 0, -1 as 0], /^responses\[3\]/],
  ['a response that is no number', [nan as 1, 0, 0, 0], /^responses\[0\]/],
  ['a response that is no number', [1, true as unknown as 1, 0, 0], /^responses\[1\]/],
]

const refuses = (run: () => unknown, name: RegExp) => {
  expect(run).toThrow(RangeError)
  expect(run).toThrow(name)
}

describe.each<[string, (input: typeof good) => unknown]>([
  ['estimateEap', estimateEap],
  ['estimateMap', pointEstimates.estimateMap],
  ['estimateMl', pointEstimates.estimateMl],
  ['estimateWle', pointEstimates.estimateWle],
  ['logLikelihoodZ', (input) => aberrance.logLikelihoodZ({ ...input, theta: 0 })],
  ['snijdersLz', (input) => aberrance.snijdersLz({ ...input, theta: 0, estimator: 'MAP' })],
])('%s', (_, estimate) => {
  it('takes good input', () => {
    expect(() => estimate(good)).not.toThrow()
  })

  it.each(ITEM_FAULTS)('refuses %s', (__, fault, name) => {
    refuses(() => estimate({ ...good, items: items.with(2, { ...items[2]!, ...fault }) }), name)
    refuses(() => estimate({ ...good, items: items.with(2, { ...items[2]!, ...fault }) }), /items\[2\]/)
  })

  it.each(RESPONSE_FAULTS)('refuses %s', (__, fault, name) => {
    refuses(() => estimate({ ...good, responses: fault }), name)
  })

  it('refuses no items', () => {
    refuses(() => estimate({ items: [], responses: [] }), /^items must/)
  })
})

describe.each<[string, (theta: number, item: ItemParameters) => unknown]>([
  ['probability', itemResponse.probability],
  ['information', itemResponse.information],
  ['testCharacteristic', (theta, item) => itemResponse.testCharacteristic(theta, [item])],
  ['testInformation', (theta, item) => itemResponse.testInformation(theta, [item])],
])('%s', (_, curve) => {
  it.each(ITEM_FAULTS)('refuses %s', (__, fault, name) => {
    refuses(() => curve(0, { ...items[0]!, ...fault }), name)
  })

  it('refuses a theta that is no number', () => {
    refuses(() => curve(nan, items[0]!), /^theta must/)
  })
})

const norm = {
  knots: [
    { age: 20, mean: 0 },
    { age: 40, mean: -0.3 },
  ],
  sigma: 1,
}
const group = { mean: 100, n: 30, sd: 15 }
const shrink = { ...group, grandMean: 100, tau: 2 }
const evidence = { responses: [1, 0, 1], times: [9, 12, 15], shownChoices: [0, 3, 5] } as const
const judged = (change: Partial<SittingEvidence>) => () => judgeSitting({ ...evidence, ...change })
const timed = {
  times: [9, null],
  items: [
    { alpha: 2.5, beta: 2.6 },
    { alpha: 2.5, beta: 2.6 },
  ],
}
const speed = (change: Partial<Parameters<typeof estimateSpeed>[0]>) => () =>
  estimateSpeed({ ...timed, ...change })
const patterns = (change: (typeof LSAT6)[number]) => () =>
  calibrate({ model: '2PL', patterns: [...LSAT6, change] })

describe('every other public name', () => {
  it.each<[string, () => unknown, RegExp]>([
    ['an upper asymptote at c', () => itemResponse.probability(0, items[0]!, 1 / 6), /^upper must/],
    ['an upper asymptote above 1', () => itemResponse.probability(0, items[0]!, 1.01), /^upper must/],
    [
      'an upper asymptote that is no number',
      () => itemResponse.probability(0, items[0]!, nan),
      /^upper must/,
    ],
    ['testCharacteristic of no items', () => itemResponse.testCharacteristic(0, []), /^items must/],
    ['testInformation of no items', () => itemResponse.testInformation(0, []), /^items must/],
    ['estimateEap, upper above 1', () => estimateEap({ ...good, upper: 1.01 }), /^upper must/],
    ['estimateEap, upper below c', () => estimateEap({ ...good, upper: 0.1 }), /^upper must/],
    ['estimateEap, upper no number', () => estimateEap({ ...good, upper: nan }), /^upper must/],
    ['estimateEap, prior.sd 0', () => estimateEap({ ...good, prior: { mean: 0, sd: 0 } }), /^prior\.sd/],
    [
      'estimateEap, prior.mean no number',
      () => estimateEap({ ...good, prior: { mean: nan, sd: 1 } }),
      /^prior\.mean/,
    ],
    [
      'estimateMap, prior.sd < 0',
      () => pointEstimates.estimateMap({ ...good, prior: { mean: 0, sd: -1 } }),
      /^prior\.sd/,
    ],
    [
      'estimateMap, prior.mean infinite',
      () => pointEstimates.estimateMap({ ...good, prior: { mean: infinite, sd: 1 } }),
      /^prior\.mean/,
    ],
    [
      'estimateEap, grid turned round',
      () => estimateEap({ ...good, grid: { min: 6, max: -6, step: 0.1 } }),
      /^grid/,
    ],
    [
      'estimateEap, grid step no number',
      () => estimateEap({ ...good, grid: { min: -6, max: 6, step: nan } }),
      /^grid/,
    ],
    [
      'effectiveDiscrimination, a 0',
      () => itemResponse.effectiveDiscrimination({ a: 0, bSe: 0.3 }),
      /^a must/,
    ],
    [
      'effectiveDiscrimination, bSe < 0',
      () => itemResponse.effectiveDiscrimination({ a: 1, bSe: -0.1 }),
      /^bSe must/,
    ],
    [
      'effectiveDiscrimination, bSe no number',
      () => itemResponse.effectiveDiscrimination({ a: 1, bSe: nan }),
      /^bSe must/,
    ],
    ['toIq of no number', () => toIq(nan), /^theta must/],
    ['percentileOfIq of no number', () => percentileOfIq(nan), /^iq must/],
    ['oneIn of no number', () => oneIn(nan), /^iq must/],
    ['classify of no number', () => classify(nan), /^iq must/],
    ['confidenceInterval, se < 0', () => confidenceInterval({ theta: 0, se: -0.1 }), /^se must/],
    ['confidenceInterval, se no number', () => confidenceInterval({ theta: 0, se: nan }), /^se must/],
    ['confidenceInterval, theta no number', () => confidenceInterval({ theta: nan, se: 1 }), /^theta must/],
    ['ageNorm, theta no number', () => ageNorm({ theta: nan, age: 30, norm }), /^theta must/],
    ['ageNorm, age no number', () => ageNorm({ theta: 0, age: nan, norm }), /^age must/],
    ['ageNorm, age 0', () => ageNorm({ theta: 0, age: 0, norm }), /^age must/],
    ['ageNorm, sigma 0', () => ageNorm({ theta: 0, age: 30, norm: { ...norm, sigma: 0 } }), /^norm\.sigma/],
    ['ageNorm, no knots', () => ageNorm({ theta: 0, age: 30, norm: { ...norm, knots: [] } }), /^norm\.knots/],
    [
      'ageNorm, knots out of order',
      () => ageNorm({ theta: 0, age: 30, norm: { ...norm, knots: norm.knots.toReversed() } }),
      /^norm\.knots\[1\]/,
    ],
    [
      'ageNorm, a mean that is no number',
      () => ageNorm({ theta: 0, age: 30, norm: { ...norm, knots: [{ age: 20, mean: nan }] } }),
      /^norm\.knots\[0\]/,
    ],
    [
      'logLikelihoodZ, theta no number',
      () => aberrance.logLikelihoodZ({ ...good, theta: nan }),
      /^theta must/,
    ],
    [
      'logLikelihoodZ, theta infinite',
      () => aberrance.logLikelihoodZ({ ...good, theta: infinite }),
      /^theta must/,
    ],
    [
      'snijdersLz, theta no number',
      () => aberrance.snijdersLz({ ...good, theta: nan, estimator: 'ML' }),
      /^theta must/,
    ],
    [
      'snijdersLz, EAP',
      () => aberrance.snijdersLz({ ...good, theta: 0, estimator: 'EAP' as 'ML' }),
      /^estimator must/,
    ],
    ['guttmanErrors of nothing', () => aberrance.guttmanErrors([]), /^responses must/],
    ['guttmanErrors, nothing answered', () => aberrance.guttmanErrors([null]), /^responses must/],
    ['guttmanErrors, no number', () => aberrance.guttmanErrors([1, nan as 1]), /^responses\[1\]/],
    ['longestString, no number', () => effort.longestString([1, nan]), /^choices\[1\]/],
    ['longestString, half a place', () => effort.longestString([0.5]), /^choices\[0\]/],
    ['longestString, a place below 0', () => effort.longestString([-1]), /^choices\[0\]/],
    [
      'responseTimeEffort, lengths',
      () => effort.responseTimeEffort({ times: [1, 2], thresholds: [2] }),
      /^thresholds must/,
    ],
    [
      'responseTimeEffort, no time',
      () => effort.responseTimeEffort({ times: [null], thresholds: [2] }),
      /^times must/,
    ],
    [
      'responseTimeEffort, empty',
      () => effort.responseTimeEffort({ times: [], thresholds: [] }),
      /^times must/,
    ],
    [
      'responseTimeEffort, time no number',
      () => effort.responseTimeEffort({ times: [nan], thresholds: [2] }),
      /^times\[0\]/,
    ],
    [
      'responseTimeEffort, threshold no number',
      () => effort.responseTimeEffort({ times: [1], thresholds: [nan] }),
      /^thresholds\[0\]/,
    ],
    [
      'responseTimeEffort, threshold < 0',
      () => effort.responseTimeEffort({ times: [1], thresholds: [-2] }),
      /^thresholds\[0\]/,
    ],
    ['judgeSitting, empty', judged({ responses: [], times: [], shownChoices: [] }), /^responses must/],
    ['judgeSitting, a response of 2', judged({ responses: [1, 2 as 1, 0] }), /^responses\[1\]/],
    ['judgeSitting, fewer times', judged({ times: [1] }), /^times must/],
    ['judgeSitting, time no number', judged({ times: [1, nan, 2] }), /^times\[1\]/],
    ['judgeSitting, fewer choices', judged({ shownChoices: [1] }), /^shownChoices must/],
    ['judgeSitting, choice no number', judged({ shownChoices: [1, 2, nan] }), /^shownChoices\[2\]/],
    ['judgeSitting, mean time < 0', judged({ meanTimes: [1, -1, 1] }), /^meanTimes\[1\]/],
    ['judgeSitting, one option', judged({ options: 1 }), /^options must/],
    ['judgeSitting, hiddenShare', judged({ hiddenShare: -0.1 }), /^hiddenShare must/],
    ['judgeSitting, longPauses', judged({ longPauses: nan }), /^longPauses must/],
    ['estimateSpeed, no time', speed({ times: [null, null] }), /^times must/],
    ['estimateSpeed, lengths', speed({ times: [9] }), /^times must/],
    ['estimateSpeed, a time of 0', speed({ times: [9, 0] }), /^times\[1\]/],
    ['estimateSpeed, a time that is no number', speed({ times: [nan, 9] }), /^times\[0\]/],
    ['estimateSpeed, alpha 0', speed({ items: [{ alpha: 0, beta: 2 }, timed.items[1]!] }), /^items\[0\]/],
    [
      'estimateSpeed, beta no number',
      speed({ items: [timed.items[0]!, { alpha: 2, beta: nan }] }),
      /^items\[1\]/,
    ],
    ['estimateSpeed, priorSd 0', speed({ priorSd: 0 }), /^priorSd must/],
    ['calibrate, no patterns', () => calibrate({ model: '1PL', patterns: [] }), /^patterns must/],
    ['calibrate, another model', () => calibrate({ model: '3PL' as '2PL', patterns: LSAT6 }), /^model must/],
    ['calibrate, c = 1', () => calibrate({ model: '1PL', patterns: LSAT6, c: 1 }), /^c must/],
    ['calibrate, c no number', () => calibrate({ model: '1PL', patterns: LSAT6, c: nan }), /^c must/],
    ['calibrate, lengths', patterns({ responses: [1, 0], count: 1 }), /^patterns\[32\]\.responses must/],
    [
      'calibrate, a response of 2',
      patterns({ responses: [1, 0, 1, 2 as 1, 0], count: 1 }),
      /^patterns\[32\]\.responses\[3\]/,
    ],
    [
      'calibrate, half a person',
      patterns({ responses: [1, 0, 1, 1, 0], count: 0.5 }),
      /^patterns\[32\]\.count/,
    ],
    [
      'calibrate, a count below 0',
      patterns({ responses: [1, 0, 1, 1, 0], count: -1 }),
      /^patterns\[32\]\.count/,
    ],
    [
      'calibrate, one item',
      () => calibrate({ model: '1PL', patterns: [{ responses: [1], count: 1 }] }),
      /^patterns\[0\]\.responses must/,
    ],
    [
      'calibrate 2PL, two items',
      () => calibrate({ model: '2PL', patterns: [{ responses: [1, 0], count: 1 }] }),
      /^patterns\[0\]\.responses must/,
    ],
    [
      'calibrate, an item all right',
      () =>
        calibrate({
          model: '1PL',
          patterns: LSAT6.map(({ responses: given, count }) => ({ responses: given.with(3, 1), count })),
        }),
      /^patterns must hold a wrong answer to item 3/,
    ],
    [
      'calibrate, an item all wrong',
      () =>
        calibrate({
          model: '1PL',
          patterns: LSAT6.map(({ responses: given, count }) => ({ responses: given.with(0, 0), count })),
        }),
      /^patterns must hold a right answer to item 0/,
    ],
    ['shrinkGroupMean, mean no number', () => shrinkGroupMean({ ...shrink, mean: nan }), /^mean must/],
    ['shrinkGroupMean, nobody', () => shrinkGroupMean({ ...shrink, n: 0 }), /^n must/],
    ['shrinkGroupMean, half a person', () => shrinkGroupMean({ ...shrink, n: 1.5 }), /^n must/],
    ['shrinkGroupMean, sd 0', () => shrinkGroupMean({ ...shrink, sd: 0 }), /^sd must/],
    [
      'shrinkGroupMean, grandMean no number',
      () => shrinkGroupMean({ ...shrink, grandMean: nan }),
      /^grandMean must/,
    ],
    ['shrinkGroupMean, tau < 0', () => shrinkGroupMean({ ...shrink, tau: -1 }), /^tau must/],
    ['estimateTau, one group', () => estimateTau([group]), /^groups must/],
    ['estimateTau, sd no number', () => estimateTau([group, { ...group, sd: nan }]), /^groups\[1\]\.sd/],
    ['scoreReaction, no number', () => scoreReaction([nan]), /^trials\[0\]/],
    ['scoreSitting, lengths', () => scoreSitting({ ...calmSitting(5), responses: [1] }), /^responses must/],
    [
      'scoreSitting, a trial that is no number',
      () => scoreSitting({ ...calmSitting(5), reactionMs: [nan] }),
      /^trials\[0\]/,
    ],
  ])('%s is a RangeError that names the argument', (_, run, name) => {
    refuses(run, name)
  })

  it('would take the good input of this table', () => {
    expect(() => [
      ageNorm({ theta: 0, age: 30, norm }),
      shrinkGroupMean(shrink),
      estimateTau([group, group]),
      judgeSitting(evidence),
      estimateSpeed(timed),
      calibrate({ model: '2PL', patterns: [...LSAT6, { responses: [1, 0, 1, 1, 0], count: 1 }] }),
    ]).not.toThrow()
  })
})
