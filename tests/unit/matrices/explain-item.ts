import { deriveExplanation, type ExplainedItem } from '@/domain/matrices/explain/derive-explanation'
import type { Say } from '@/domain/matrices/explain/say'
import { sayStep } from '@/domain/matrices/explain/say-step'

/**
 * The solution of an item in sentences, step by step, in the language of `say` (the messages of `explain`).
 * Empty when no rule of the grammar leads to the key. Throws as `deriveExplanation` does.
 */
export const explainItem = ({ item, say }: { item: ExplainedItem; say: Say }): string[] =>
  (deriveExplanation(item)?.steps ?? []).flatMap((step) => {
    const { rule, result } = sayStep({ step, say })
    return [rule, ...result]
  })
