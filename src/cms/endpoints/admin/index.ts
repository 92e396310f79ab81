import type { Endpoint } from 'payload'
import { completenessEndpoint } from './completeness'
import { duplicateLandingEndpoint } from './duplicate-landing'
import { inspectMatrixEndpoint } from './inspect-matrix'
import { ledgerCsvEndpoint } from './ledger-csv'
import { orderMoneyEndpoint, refundEndpoint } from './refund'
import { repairAnomalyEndpoint } from './repair-anomaly'
import { decideSecretsEndpoint, secretQueueEndpoint } from './secrets'
import { statisticsEndpoint } from './statistics'
import { advanceSubscriptionEndpoint, cancelSubscriptionEndpoint, subscriptionEndpoint } from './subscription'
import { supportReplyEndpoint, supportWriterEndpoint } from './support'
import { replaceEndpoint, usesEndpoint } from './uses'

/** Calls of the admin's own screens. They go through Payload's pipeline, because they know who is signed in. */
export const adminEndpoints: Endpoint[] = [
  statisticsEndpoint,
  completenessEndpoint,
  inspectMatrixEndpoint,
  duplicateLandingEndpoint,
  orderMoneyEndpoint,
  refundEndpoint,
  repairAnomalyEndpoint,
  ledgerCsvEndpoint,
  subscriptionEndpoint,
  cancelSubscriptionEndpoint,
  advanceSubscriptionEndpoint,
  usesEndpoint,
  replaceEndpoint,
  supportWriterEndpoint,
  supportReplyEndpoint,
  secretQueueEndpoint,
  decideSecretsEndpoint,
]
