import { CompletenessPanel as CompletenessPanel_d121f29188c37653d9d8a00bea267ae3 } from '../../../cms/admin/publishing/completeness-panel'
import { UsesPanel as UsesPanel_6285f143e78b7c79e1999284afde3247 } from '../../../cms/admin/uses/uses-panel'
import { TranslationsCell as TranslationsCell_4b6bfb509ac81b2e5f7f210f9f2d3996 } from '../../../cms/admin/publishing/translations-cell'
import { PracticeField as PracticeField_678c9bb73e8718593b145e85e23d059e } from '../../../cms/admin/record/practice-field'
import { TitleRowLabel as TitleRowLabel_7eb9884a46d095efef716ce6209e2bb2 } from '../../../cms/admin/rows/title-row-label'
import { QuickFilters as QuickFilters_2495af7621767ab3472c860271e3eb9a } from '../../../cms/admin/filters/quick-filters'
import { SaveGuard as SaveGuard_b5518e278888fabc216b544e039f7147 } from '../../../cms/admin/saving/save-guard'
import { VersionsView as VersionsView_89af0af9aca51ab4f34e33a9bd1df703 } from '../../../cms/admin/versions/versions-view'
import { TextsView as TextsView_aa74e38efa439c89142957b6402cfb82 } from '../../../cms/admin/languages/texts-view'
import { MatrixPreview as MatrixPreview_a2a08972cef3a76b6a62a93c5b4091a1 } from '../../../cms/admin/matrix/matrix-preview'
import { MatrixCell as MatrixCell_8920f2fd8efb0caa9bdd0985398bff6f } from '../../../cms/admin/matrix/matrix-cell'
import { RelationCell as RelationCell_b558daf66dcc2ceadb0e9726039aed1c } from '../../../cms/admin/related/relation-cell'
import { PanelField as PanelField_372f7ace4406498431d99cd822830cae } from '../../../cms/admin/panel-editor/panel-field'
import { PanelRowLabel as PanelRowLabel_531d8095741b844512bbe7571eb506be } from '../../../cms/admin/matrix/panel-row-label'
import { RulesField as RulesField_b09471e053eb9b2aee72e6aa216c48cd } from '../../../cms/admin/record/rules-field'
import { YesNoCell as YesNoCell_03283247ac1640decbcae6eae7861072 } from '../../../cms/admin/codes/yes-no-cell'
import { ItemPreview as ItemPreview_a0f668e2a047868f25bb2cf49de1f227 } from '../../../cms/admin/instrument/item-preview'
import { ProfilePreview as ProfilePreview_987815e67530d1df06a96dabb5b7aee1 } from '../../../cms/admin/instrument/profile-preview'
import { AddressCard as AddressCard_9e577a5583f3240426dc330bf448ff3f } from '../../../cms/admin/addresses/address-card'
import { AddressCell as AddressCell_2bec3d6ffc526bd21168cbb5b497b006 } from '../../../cms/admin/addresses/address-cell'
import { DuplicateCell as DuplicateCell_ab39f8546afacaed31fcfa15f8585092 } from '../../../cms/admin/duplicate/duplicate-cell'
import { DescriptionField as DescriptionField_9d25ccfaf034f1dd825917c945a9640d } from '../../../cms/admin/described/description-field'
import { SlugField as SlugField_65f02b11d8ec4fbf096984fba6e16417 } from '../../../cms/admin/addresses/slug-field'
import { ColourField as ColourField_b40c348baaf1cf53aceeaa4f835490eb } from '../../../cms/admin/theme/colour-field'
import { BlockLabel as BlockLabel_0358b3ff902189b3fc4aa253ad0c6583 } from '../../../cms/admin/rows/block-label'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { DuplicateButton as DuplicateButton_7e92712341f185f730831ff5d21fa09d } from '../../../cms/admin/duplicate/duplicate-button'
import { ThemePreview as ThemePreview_7198863123193ade51947f8e11009b28 } from '../../../cms/admin/theme/theme-preview'
import { JsonField as JsonField_cd23f5f840ae18dd9efd02a934887c6f } from '../../../cms/admin/json/json-field'
import { AlternativesField as AlternativesField_7b12cc6855195b5ed8890a59e4fb0545 } from '../../../cms/admin/languages/alternatives-field'
import { PaymentMethodRowLabel as PaymentMethodRowLabel_07a28d005383f768561af9a97a7a70b7 } from '../../../cms/admin/gateways/payment-method-row-label'
import { AmountField as AmountField_bef3a1c6270e76da323b0294d9d9e4a9 } from '../../../cms/admin/money/amount-field'
import { PricesCell as PricesCell_78d2961a49e130e4b900394a180991f9 } from '../../../cms/admin/money/prices-cell'
import { PriceRowLabel as PriceRowLabel_2695ee9ad5c33751df288a8cc1edf8be } from '../../../cms/admin/money/price-row-label'
import { PromoCard as PromoCard_72cc288b1fdad5f461b86e904d23bbe4 } from '../../../cms/admin/promo/promo-card'
import { UsesCell as UsesCell_be13d2ec7b119fca4e6597475d9f092c } from '../../../cms/admin/promo/uses-cells'
import { TakingsCell as TakingsCell_be13d2ec7b119fca4e6597475d9f092c } from '../../../cms/admin/promo/uses-cells'
import { PercentCell as PercentCell_2caa371a32e2d390e7a8ecbb59b46be8 } from '../../../cms/admin/money/percent-cell'
import { CodeCell as CodeCell_19ea60f062f0c9e58fec6c5aebcdd5d6 } from '../../../cms/admin/codes/code-cell'
import { CrisisNotice as CrisisNotice_725df2d8657826adbf441599418221b6 } from '../../../cms/admin/notices/crisis-notice'
import { DailyCalendar as DailyCalendar_8414be2edf15825d0a507bc24721a3e7 } from '../../../cms/admin/daily/daily-calendar'
import { SecretQueue as SecretQueue_ade7322e2e3368af5f6201c6824a5fb7 } from '../../../cms/admin/secrets/secret-queue'
import { OrderSummary as OrderSummary_bab2d9d95366fa7d80f051da2cb3306b } from '../../../cms/admin/order/order-summary'
import { RefundPanel as RefundPanel_74022c173256a14506fb4e1fded841ce } from '../../../cms/admin/refund/refund-panel'
import { MoneyCell as MoneyCell_ff9ebffd5025ac90159443c0dc7c28a2 } from '../../../cms/admin/money/money-cell'
import { MoneyReading as MoneyReading_0e919765d487c2ead8867041dab9aae1 } from '../../../cms/admin/money/money-reading'
import { RelatedRecords as RelatedRecords_f7d5117826658a0205331d0b57623297 } from '../../../cms/admin/related/related-records'
import { PlanPanel as PlanPanel_a8eb07ac09fcaebbc7f7c7deb98e1265 } from '../../../cms/admin/plan/plan-panel'
import { StripeLink as StripeLink_94e5ff454f9462c05b398f8212b2bd86 } from '../../../cms/admin/stripe/stripe-link'
import { AnomalyField as AnomalyField_83b5ed07367b0d820042b7615795a75d } from '../../../cms/admin/anomalies/anomaly-field'
import { OpenAnomalies as OpenAnomalies_f07d52ecdb0587ff3567f66cc2869c16 } from '../../../cms/admin/anomalies/open-anomalies'
import { SittingQuestions as SittingQuestions_e669d044e3e4a12fc058feb86e307293 } from '../../../cms/admin/record/sitting-questions'
import { ReportResult as ReportResult_9399f8c25c46ba1088100f315435dee9 } from '../../../cms/admin/record/report-result'
import { SupportPanel as SupportPanel_fe09f66b42d6cc940d346cd0e4c6cb42 } from '../../../cms/admin/support/support-panel'
import { MailNotice as MailNotice_ea73aacec1eeee7619d16a962dcf174d } from '../../../cms/admin/notices/mail-notice'
import { SubscriptionCard as SubscriptionCard_ecb5df0df1d595ae3a46d2a8fca1e1a9 } from '../../../cms/admin/plan/subscription-card'
import { InvitationCell as InvitationCell_11ab97731101682cda121bf763311fd0 } from '../../../cms/admin/colleagues/invitation-cell'
import { OwnAccount as OwnAccount_9b1a0d03e42fb25be2257393ba3dd869 } from '../../../cms/admin/sign-in/own-account'
import { InviteColleague as InviteColleague_c9deac71a758afbeecb33b1b125625bb } from '../../../cms/admin/colleagues/invite-colleague'
import { VersionPreview as VersionPreview_252fb69e5cbb81b084bf631f354457ab } from '../../../cms/admin/matrix/version-preview'
import { VersionContent as VersionContent_ba55138681ef45b6eaa4aa674e63e88b } from '../../../cms/admin/instrument/version-content'
import { Nav as Nav_48b022defd107db7e2a91b17328b3814 } from '../../../cms/admin/desk/nav'
import { AdminIcon as AdminIcon_0308da73e86f6018071ac85d2c7486a9 } from '../../../cms/admin/brand/admin-icon'
import { AdminLogo as AdminLogo_8832fa779bb0504eef9da19747e10b2d } from '../../../cms/admin/brand/admin-logo'
import { SystemNav as SystemNav_514a2c037752b082266b622817375191 } from '../../../cms/admin/desk/system-nav'
import { ScheduleRefusals as ScheduleRefusals_72e3f841ff7e7974e08d89290c1eb900 } from '../../../cms/admin/schedule/schedule-refusals'
import { LiveGuard as LiveGuard_86ffd041783b4e325cc9498f00059479 } from '../../../cms/admin/live/live-guard'
import { KeepNavOpen as KeepNavOpen_efd723c431872f0fbd44839cd452899f } from '../../../cms/admin/desk/keep-nav-open'
import { FindKeys as FindKeys_482dd29ef2c6e7037267463e7e89a4ca } from '../../../cms/admin/find/find-keys'
import { SecondStepGate as SecondStepGate_8d5f2a6d46c9feb2433bce53408460f0 } from '../../../cms/admin/sign-in/second-step-gate'
import { StartPage as StartPage_8c774c211ccbd3d51926b2c8d4ad34a6 } from '../../../cms/admin/start/start-page'
import { SignInView as SignInView_28d0503f128a079045be1228ccff722d } from '../../../cms/admin/sign-in/sign-in-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/admin/publishing/completeness-panel#CompletenessPanel": CompletenessPanel_d121f29188c37653d9d8a00bea267ae3,
  "/cms/admin/uses/uses-panel#UsesPanel": UsesPanel_6285f143e78b7c79e1999284afde3247,
  "/cms/admin/publishing/translations-cell#TranslationsCell": TranslationsCell_4b6bfb509ac81b2e5f7f210f9f2d3996,
  "/cms/admin/record/practice-field#PracticeField": PracticeField_678c9bb73e8718593b145e85e23d059e,
  "/cms/admin/rows/title-row-label#TitleRowLabel": TitleRowLabel_7eb9884a46d095efef716ce6209e2bb2,
  "/cms/admin/filters/quick-filters#QuickFilters": QuickFilters_2495af7621767ab3472c860271e3eb9a,
  "/cms/admin/saving/save-guard#SaveGuard": SaveGuard_b5518e278888fabc216b544e039f7147,
  "/cms/admin/versions/versions-view#VersionsView": VersionsView_89af0af9aca51ab4f34e33a9bd1df703,
  "/cms/admin/languages/texts-view#TextsView": TextsView_aa74e38efa439c89142957b6402cfb82,
  "/cms/admin/matrix/matrix-preview#MatrixPreview": MatrixPreview_a2a08972cef3a76b6a62a93c5b4091a1,
  "/cms/admin/matrix/matrix-cell#MatrixCell": MatrixCell_8920f2fd8efb0caa9bdd0985398bff6f,
  "/cms/admin/related/relation-cell#RelationCell": RelationCell_b558daf66dcc2ceadb0e9726039aed1c,
  "/cms/admin/panel-editor/panel-field#PanelField": PanelField_372f7ace4406498431d99cd822830cae,
  "/cms/admin/matrix/panel-row-label#PanelRowLabel": PanelRowLabel_531d8095741b844512bbe7571eb506be,
  "/cms/admin/record/rules-field#RulesField": RulesField_b09471e053eb9b2aee72e6aa216c48cd,
  "/cms/admin/codes/yes-no-cell#YesNoCell": YesNoCell_03283247ac1640decbcae6eae7861072,
  "/cms/admin/instrument/item-preview#ItemPreview": ItemPreview_a0f668e2a047868f25bb2cf49de1f227,
  "/cms/admin/instrument/profile-preview#ProfilePreview": ProfilePreview_987815e67530d1df06a96dabb5b7aee1,
  "/cms/admin/addresses/address-card#AddressCard": AddressCard_9e577a5583f3240426dc330bf448ff3f,
  "/cms/admin/addresses/address-cell#AddressCell": AddressCell_2bec3d6ffc526bd21168cbb5b497b006,
  "/cms/admin/duplicate/duplicate-cell#DuplicateCell": DuplicateCell_ab39f8546afacaed31fcfa15f8585092,
  "/cms/admin/described/description-field#DescriptionField": DescriptionField_9d25ccfaf034f1dd825917c945a9640d,
  "/cms/admin/addresses/slug-field#SlugField": SlugField_65f02b11d8ec4fbf096984fba6e16417,
  "/cms/admin/theme/colour-field#ColourField": ColourField_b40c348baaf1cf53aceeaa4f835490eb,
  "/cms/admin/rows/block-label#BlockLabel": BlockLabel_0358b3ff902189b3fc4aa253ad0c6583,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/admin/duplicate/duplicate-button#DuplicateButton": DuplicateButton_7e92712341f185f730831ff5d21fa09d,
  "/cms/admin/theme/theme-preview#ThemePreview": ThemePreview_7198863123193ade51947f8e11009b28,
  "/cms/admin/json/json-field#JsonField": JsonField_cd23f5f840ae18dd9efd02a934887c6f,
  "/cms/admin/languages/alternatives-field#AlternativesField": AlternativesField_7b12cc6855195b5ed8890a59e4fb0545,
  "/cms/admin/gateways/payment-method-row-label#PaymentMethodRowLabel": PaymentMethodRowLabel_07a28d005383f768561af9a97a7a70b7,
  "/cms/admin/money/amount-field#AmountField": AmountField_bef3a1c6270e76da323b0294d9d9e4a9,
  "/cms/admin/money/prices-cell#PricesCell": PricesCell_78d2961a49e130e4b900394a180991f9,
  "/cms/admin/money/price-row-label#PriceRowLabel": PriceRowLabel_2695ee9ad5c33751df288a8cc1edf8be,
  "/cms/admin/promo/promo-card#PromoCard": PromoCard_72cc288b1fdad5f461b86e904d23bbe4,
  "/cms/admin/promo/uses-cells#UsesCell": UsesCell_be13d2ec7b119fca4e6597475d9f092c,
  "/cms/admin/promo/uses-cells#TakingsCell": TakingsCell_be13d2ec7b119fca4e6597475d9f092c,
  "/cms/admin/money/percent-cell#PercentCell": PercentCell_2caa371a32e2d390e7a8ecbb59b46be8,
  "/cms/admin/codes/code-cell#CodeCell": CodeCell_19ea60f062f0c9e58fec6c5aebcdd5d6,
  "/cms/admin/notices/crisis-notice#CrisisNotice": CrisisNotice_725df2d8657826adbf441599418221b6,
  "/cms/admin/daily/daily-calendar#DailyCalendar": DailyCalendar_8414be2edf15825d0a507bc24721a3e7,
  "/cms/admin/secrets/secret-queue#SecretQueue": SecretQueue_ade7322e2e3368af5f6201c6824a5fb7,
  "/cms/admin/order/order-summary#OrderSummary": OrderSummary_bab2d9d95366fa7d80f051da2cb3306b,
  "/cms/admin/refund/refund-panel#RefundPanel": RefundPanel_74022c173256a14506fb4e1fded841ce,
  "/cms/admin/money/money-cell#MoneyCell": MoneyCell_ff9ebffd5025ac90159443c0dc7c28a2,
  "/cms/admin/money/money-reading#MoneyReading": MoneyReading_0e919765d487c2ead8867041dab9aae1,
  "/cms/admin/related/related-records#RelatedRecords": RelatedRecords_f7d5117826658a0205331d0b57623297,
  "/cms/admin/plan/plan-panel#PlanPanel": PlanPanel_a8eb07ac09fcaebbc7f7c7deb98e1265,
  "/cms/admin/stripe/stripe-link#StripeLink": StripeLink_94e5ff454f9462c05b398f8212b2bd86,
  "/cms/admin/anomalies/anomaly-field#AnomalyField": AnomalyField_83b5ed07367b0d820042b7615795a75d,
  "/cms/admin/anomalies/open-anomalies#OpenAnomalies": OpenAnomalies_f07d52ecdb0587ff3567f66cc2869c16,
  "/cms/admin/record/sitting-questions#SittingQuestions": SittingQuestions_e669d044e3e4a12fc058feb86e307293,
  "/cms/admin/record/report-result#ReportResult": ReportResult_9399f8c25c46ba1088100f315435dee9,
  "/cms/admin/support/support-panel#SupportPanel": SupportPanel_fe09f66b42d6cc940d346cd0e4c6cb42,
  "/cms/admin/notices/mail-notice#MailNotice": MailNotice_ea73aacec1eeee7619d16a962dcf174d,
  "/cms/admin/plan/subscription-card#SubscriptionCard": SubscriptionCard_ecb5df0df1d595ae3a46d2a8fca1e1a9,
  "/cms/admin/colleagues/invitation-cell#InvitationCell": InvitationCell_11ab97731101682cda121bf763311fd0,
  "/cms/admin/sign-in/own-account#OwnAccount": OwnAccount_9b1a0d03e42fb25be2257393ba3dd869,
  "/cms/admin/colleagues/invite-colleague#InviteColleague": InviteColleague_c9deac71a758afbeecb33b1b125625bb,
  "/cms/admin/matrix/version-preview#VersionPreview": VersionPreview_252fb69e5cbb81b084bf631f354457ab,
  "/cms/admin/instrument/version-content#VersionContent": VersionContent_ba55138681ef45b6eaa4aa674e63e88b,
  "/cms/admin/desk/nav#Nav": Nav_48b022defd107db7e2a91b17328b3814,
  "/cms/admin/brand/admin-icon#AdminIcon": AdminIcon_0308da73e86f6018071ac85d2c7486a9,
  "/cms/admin/brand/admin-logo#AdminLogo": AdminLogo_8832fa779bb0504eef9da19747e10b2d,
  "/cms/admin/desk/system-nav#SystemNav": SystemNav_514a2c037752b082266b622817375191,
  "/cms/admin/schedule/schedule-refusals#ScheduleRefusals": ScheduleRefusals_72e3f841ff7e7974e08d89290c1eb900,
  "/cms/admin/live/live-guard#LiveGuard": LiveGuard_86ffd041783b4e325cc9498f00059479,
  "/cms/admin/desk/keep-nav-open#KeepNavOpen": KeepNavOpen_efd723c431872f0fbd44839cd452899f,
  "/cms/admin/find/find-keys#FindKeys": FindKeys_482dd29ef2c6e7037267463e7e89a4ca,
  "/cms/admin/sign-in/second-step-gate#SecondStepGate": SecondStepGate_8d5f2a6d46c9feb2433bce53408460f0,
  "/cms/admin/start/start-page#StartPage": StartPage_8c774c211ccbd3d51926b2c8d4ad34a6,
  "/cms/admin/sign-in/sign-in-view#SignInView": SignInView_28d0503f128a079045be1228ccff722d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
