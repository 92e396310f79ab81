import type { CollectionConfig } from 'payload'
import { navigated } from '../access/rules'
import { dressedCollection } from '../admin/dressed'
import { logged } from '../hooks/logged'
import { keptWhole } from '../publishing/kept-whole'
import { neverOverwritten } from '../publishing/never-overwritten'
import { publishable } from '../publishing/publishable'
import { withTexts } from '../publishing/texts/with-texts'
import { Admins } from './admins'
import { Anomalies } from './anomalies'
import { Answers } from './answers'
import { Articles } from './articles'
import { AuditEntries } from './audit-entries'
import { Certificates } from './certificates'
import { CheckoutPolicies } from './checkout-policies'
import { Consents } from './consents'
import { ContactMessages } from './contact-messages'
import { Countries } from './countries'
import { CourseFiles } from './course-files'
import { CourseProgress } from './course-progress'
import { Courses } from './courses'
import { CrisisLines } from './crisis-lines'
import { CustomerSecrets } from './customer-secrets'
import { CustomerSessions } from './customer-sessions'
import { Customers } from './customers'
import { DailyAnswers } from './daily-answers'
import { DailyQuestions } from './daily-questions'
import { EmailCodes } from './email-codes'
import { Entitlements } from './entitlements'
import { Exams } from './exams'
import { GameScores } from './game-scores'
import { GatewayStates } from './gateway-states'
import { HelpEntries } from './help-entries'
import { HelpVotes } from './help-votes'
import { InstrumentVersions } from './instrument-versions'
import { Instruments } from './instruments'
import { ItemVersions } from './item-versions'
import { LandingAddresses } from './landing-addresses'
import { LandingPages } from './landing-pages'
import { LandingThemes } from './landing-themes'
import { LedgerEntries } from './ledger-entries'
import { Mails } from './mails'
import { Media } from './media'
import { Orders } from './orders'
import { Packages } from './packages'
import { PaymentAttempts } from './payment-attempts'
import { Plans } from './plans'
import { Presenters } from './presenters'
import { PromoCodes } from './promo-codes'
import { ProtocolEditions } from './protocol-editions'
import { Protocols } from './protocols'
import { ProviderEvents } from './provider-events'
import { Questions } from './questions'
import { RateLimits } from './rate-limits'
import { Refunds } from './refunds'
import { ReplyTemplates } from './reply-templates'
import { ReportFiles } from './report-files'
import { ReportLinks } from './report-links'
import { ReportParts } from './report-parts'
import { Reports } from './reports'
import { Reviews } from './reviews'
import { SecretReports } from './secret-reports'
import { Secrets } from './secrets'
import { SittingKeys } from './sitting-keys'
import { Sittings } from './sittings'
import { Skus } from './skus'
import { Storefronts } from './storefronts'
import { SubscriptionEvents } from './subscription-events'
import { SubscriptionOpenings } from './subscription-openings'
import { Subscriptions } from './subscriptions'
import { TakerFacts } from './taker-facts'

/**
 * In the order of the navigation, group by group. Each is wrapped seven times: `publishable` adds drafts that may be half
 * made and hooks that refuse to publish them, `keptWhole` hooks that refuse to take away what is in use, `withTexts`
 * a table of its texts, `neverOverwritten` a hook that refuses to save over what the form has not seen, `logged` an entry of the
 * log for each change of money, access, prices, terms and health settings, `dressedCollection` its words, `navigated` hides it from who has nothing to do with it. What passes them all reaches the
 * pages by the collection's own hooks, `invalidating`.
 */
export const collections: CollectionConfig[] = [
  Exams,
  Questions,
  Instruments,
  LandingPages,
  LandingThemes,
  LandingAddresses,
  Protocols,
  ProtocolEditions,
  Reviews,
  Presenters,
  Media,
  Storefronts,
  Skus,
  Plans,
  ReportParts,
  Packages,
  PromoCodes,
  Countries,
  CheckoutPolicies,
  Articles,
  Courses,
  CourseFiles,
  HelpEntries,
  CrisisLines,
  DailyQuestions,
  Secrets,
  SecretReports,
  DailyAnswers,
  GameScores,
  HelpVotes,
  CourseProgress,
  Orders,
  Subscriptions,
  PaymentAttempts,
  LedgerEntries,
  Refunds,
  Entitlements,
  SubscriptionOpenings,
  SubscriptionEvents,
  Anomalies,
  AuditEntries,
  Sittings,
  Answers,
  Reports,
  ReportFiles,
  Certificates,
  TakerFacts,
  ContactMessages,
  ReplyTemplates,
  Mails,
  Consents,
  Customers,
  Admins,
  ItemVersions,
  InstrumentVersions,
  ProviderEvents,
  GatewayStates,
  ReportLinks,
  SittingKeys,
  CustomerSessions,
  CustomerSecrets,
  EmailCodes,
  RateLimits,
].map((config) =>
  navigated(dressedCollection(logged(neverOverwritten(withTexts(keptWhole(publishable(config))))))),
)
