import type { Endpoint } from 'payload'
import { addressEndpoint, archiveEndpoint, leadsEndpoint, slugEndpoint } from './addresses'
import { completenessEndpoint } from './completeness'
import { findEndpoint } from './desk/find'
import { promoPagesEndpoint, promoUsesEndpoint } from './desk/promo'
import { duplicateLandingEndpoint } from './duplicate-landing'
import { inspectMatrixEndpoint } from './inspect-matrix'
import { inviteAgainEndpoint, inviteEndpoint } from './invitation'
import { ledgerCsvEndpoint } from './ledger-csv'
import { liveEndpoint } from './live'
import {
  beginSecondStepEndpoint,
  confirmSecondStepEndpoint,
  endSecondStepEndpoint,
  ownPasswordEndpoint,
  secondStepEndpoint,
} from './own-account'
import { plansCsvEndpoint } from './plans-csv'
import { orderMoneyEndpoint, refundEndpoint } from './refund'
import { repairAnomalyEndpoint } from './repair-anomaly'
import { decideSecretsEndpoint, secretQueueEndpoint } from './secrets'
import { statisticsEndpoint } from './statistics'
import {
  advanceSubscriptionEndpoint,
  cancelSubscriptionEndpoint,
  priceSubscriptionEndpoint,
  subscriptionEndpoint,
} from './subscription'
import { supportReplyEndpoint, supportWriterEndpoint } from './support'
import { alternativesEndpoint, saveTextsEndpoint, textsCsvEndpoint, textsEndpoint } from './texts'
import { replaceEndpoint, usesEndpoint } from './uses'

/** Calls of the admin's own screens. They go through Payload's pipeline, because they know who is signed in. */
export const adminEndpoints: Endpoint[] = [
  statisticsEndpoint,
  completenessEndpoint,
  textsEndpoint,
  alternativesEndpoint,
  saveTextsEndpoint,
  textsCsvEndpoint,
  inspectMatrixEndpoint,
  duplicateLandingEndpoint,
  orderMoneyEndpoint,
  refundEndpoint,
  repairAnomalyEndpoint,
  ledgerCsvEndpoint,
  plansCsvEndpoint,
  subscriptionEndpoint,
  cancelSubscriptionEndpoint,
  advanceSubscriptionEndpoint,
  priceSubscriptionEndpoint,
  promoUsesEndpoint,
  promoPagesEndpoint,
  findEndpoint,
  addressEndpoint,
  leadsEndpoint,
  slugEndpoint,
  archiveEndpoint,
  liveEndpoint,
  usesEndpoint,
  replaceEndpoint,
  supportWriterEndpoint,
  supportReplyEndpoint,
  secretQueueEndpoint,
  decideSecretsEndpoint,
  ownPasswordEndpoint,
  secondStepEndpoint,
  beginSecondStepEndpoint,
  confirmSecondStepEndpoint,
  endSecondStepEndpoint,
  inviteEndpoint,
  inviteAgainEndpoint,
]
