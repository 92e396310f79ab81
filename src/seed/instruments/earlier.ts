import type { QuestionnaireKind } from '@/domain/exam/kinds'

/**
 * Fingerprints of what earlier releases seeded, by kind. An installation that still has one of them, so that nobody edited
 * it, gets the instrument of today. Whoever changes a seeded instrument adds the fingerprint of what it was.
 */
export const EARLIER_INSTRUMENTS: Partial<Record<QuestionnaireKind, readonly string[]>> = {
  depression: ['9be9fce7d1fedbff'],
  psychology: ['5c664f53c58eb967'],
  map: ['2511963c9ec5eabd', 'a2e497884be57dd9'],
}
