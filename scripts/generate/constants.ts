import { GUIDE_PARTS } from '../../src/domain/catalog/parts'
import { FALLBACK_CURRENCY } from '../../src/domain/catalog/sku'
import { DEFAULT_LIMIT_SECONDS, GRACE_SECONDS, TIMING_FACTORS } from '../../src/domain/exam/deadline'
import {
  DEAF_MS,
  FOREPERIOD_MS,
  LAPSE_MS,
  MOST_FALSE_STARTS,
  MOST_LAPSES,
  REACTION_TRIALS,
} from '../../src/domain/exam/reaction-task'
import { IQ_MEAN, IQ_SD, NORM_VERSION } from '../../src/domain/measurement/norms'
import { SCORING_VERSION } from '../../src/domain/measurement/scorings'
import {
  COMMA_DECIMAL,
  SELLABLE_CURRENCIES,
  THREE_DECIMAL,
  ZERO_DECIMAL,
} from '../../src/domain/money/currencies'
import { MAX_PRICE_HUNDREDTHS } from '../../src/domain/money/money'
import { TRACKING_PARAMETERS } from '../../src/domain/routing/tracking'

const list = (values: readonly string[]): string => values.join(', ')
const factors = Object.values(TIMING_FACTORS).map((factor) => (factor === null ? 'untimed' : `${factor}x`))

/** Constants of the domain that a visitor or an editor meets. */
export const CONSTANTS: readonly { what: string; value: string; where: string }[] = [
  { what: 'Time limit of a form', value: `${DEFAULT_LIMIT_SECONDS / 60} min`, where: 'domain/exam/deadline' },
  { what: 'Choices of time', value: list(factors), where: 'domain/exam/deadline' },
  {
    what: 'How late an answer given in time may arrive',
    value: `${GRACE_SECONDS / 60} min`,
    where: 'domain/exam/deadline',
  },
  { what: 'Rounds of the reaction task', value: String(REACTION_TRIALS), where: 'domain/exam/reaction-task' },
  {
    what: 'Wait before its change',
    value: `${FOREPERIOD_MS[0]} to ${FOREPERIOD_MS[1]} ms`,
    where: 'domain/exam/reaction-task',
  },
  {
    what: 'Without a tap a round counts as a lapse after',
    value: `${LAPSE_MS} ms`,
    where: 'domain/exam/reaction-task',
  },
  { what: 'No tap is heard within', value: `${DEAF_MS} ms of the last`, where: 'domain/exam/reaction-task' },
  {
    what: 'The task ends after more than',
    value: `${MOST_FALSE_STARTS} early taps, ${MOST_LAPSES} lapses`,
    where: 'domain/exam/reaction-task',
  },
  { what: 'IQ scale', value: `mean ${IQ_MEAN}, SD ${IQ_SD}`, where: 'domain/measurement/norms' },
  {
    what: 'Norm and scoring version',
    value: `${NORM_VERSION}, ${SCORING_VERSION}`,
    where: 'domain/measurement/norms, scorings',
  },
  {
    what: 'Currencies a price may be entered in',
    value: list(SELLABLE_CURRENCIES),
    where: 'domain/money/currencies',
  },
  { what: 'Shown without decimals', value: list(ZERO_DECIMAL), where: 'domain/money/currencies' },
  { what: 'Shown with a comma', value: list(COMMA_DECIMAL), where: 'domain/money/currencies' },
  { what: 'Refused at entry (three decimals)', value: list(THREE_DECIMAL), where: 'domain/money/currencies' },
  {
    what: 'Charged where a country has no price of its own',
    value: FALLBACK_CURRENCY,
    where: 'domain/catalog/sku',
  },
  { what: 'Highest price', value: (MAX_PRICE_HUNDREDTHS / 100).toFixed(2), where: 'domain/money/money' },
  { what: 'Package steps, in order', value: list(GUIDE_PARTS), where: 'domain/catalog/parts' },
  {
    what: 'Query parameters kept from page to page',
    value: list(TRACKING_PARAMETERS),
    where: 'domain/routing/tracking',
  },
]
