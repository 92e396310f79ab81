import { COUNTER_SETTINGS } from '@/domain/settings'

const minimum = COUNTER_SETTINGS.minimum.default

/** Static marketing figures wait for evidence; live ones are computed from our own data (docs/decisions/0009). */
export const SEED_COUNTERS = [
  { key: 'tests_total', mode: 'live', source: 'tests_total', minimum, published: true },
  { key: 'tests_30_days', mode: 'live', source: 'tests_30_days', minimum, published: true },
  { key: 'average_iq', mode: 'live', source: 'average_iq', minimum, published: true },
  { key: 'currently_testing', mode: 'live', source: 'currently_testing', minimum: 20, published: true },
  { key: 'people_last_week', mode: 'static', value: '94,566', published: false },
  { key: 'testing_now_static', mode: 'static', value: '390', published: false },
  { key: 'tests_30_days_static', mode: 'static', value: '390,823', published: false },
  { key: 'tests_total_static', mode: 'static', value: '31,006,700', published: false },
  { key: 'tests_yesterday', mode: 'static', value: '4,776', published: false },
  { key: 'tests_today', mode: 'static', value: '3,215', published: false },
  { key: 'last_hour_785', mode: 'static', value: '785', published: false },
  { key: 'last_hour_998', mode: 'static', value: '998', published: false },
  { key: 'users_30000', mode: 'static', value: '30,000+', published: false },
  { key: 'average_iq_static', mode: 'static', value: '100', published: false },
  { key: 'wrong_count_20', mode: 'static', value: '20', published: false },
  { key: 'iq_gain_43', mode: 'static', value: '43 %', published: false },
] as const
