import type { PackageTier, ReportPart, SkuTier } from '@/domain/catalog/parts'
import type { Locale } from '@/domain/locale/locales'

import CN from './content/CN.json'
import DE from './content/DE.json'
import EN from './content/EN.json'
import ES from './content/ES.json'
import FR from './content/FR.json'
import HK from './content/HK.json'
import JA from './content/JA.json'
import KR from './content/KR.json'
import PT from './content/PT.json'
import type { Section } from './rich-text'

type Titled = { title: string; text: string }
type Block = { type: string } & Record<string, unknown>

/** An editor's words of a fresh installation, one file a locale. */
export type SeedContent = {
  storefront: { name: string; tagline: string }
  exam: { title: string; summary: string; duration: string; instructions: Titled[]; encouragements: Titled[] }
  landings: Record<'new' | 'test_center', { title: string; description: string; blocks: Block[] }>
  /** Those of the IQ test; the other tests bring their own (exams.ts). */
  parts: Partial<Record<ReportPart, { name: string; content: string }>>
  skus: Record<SkuTier, { name: string; description: string }>
  packages: Record<PackageTier, { title: string; intro: string; benefits: string[]; guide: Section[] }>
  protocols: Record<'terms' | 'privacy' | 'cookies', { title: string; sections: Section[] }>
  counters: Record<string, string>
}

export const SEED_CONTENT: Record<Locale, SeedContent> = { EN, CN, FR, ES, JA, HK, DE, PT, KR } as Record<
  Locale,
  SeedContent
>
