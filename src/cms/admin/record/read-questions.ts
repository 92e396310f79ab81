import type { PayloadRequest } from 'payload'

type Pinned = { versionId: string; position: number; slot?: number }
export type AnsweredQuestion = Pick<Pinned, 'versionId' | 'position'> & {
  version: { panels: unknown } | null
  /** Index of the option in the question version. */
  chosen: number | null
  right: boolean
  late: boolean
  spentMs: number | null
}

/** What a sitting pinned and what was answered, in two reads, as its reader may see them. */
export const readQuestions = async ({
  sitting,
  req,
}: {
  sitting: { id?: string | number; form?: unknown }
  req: PayloadRequest
}): Promise<{ rows: AnsweredQuestion[]; limitSeconds: number }> => {
  const { questions = [], limitSeconds = 0 } = (sitting.form ?? {}) as {
    questions?: Pinned[]
    limitSeconds?: number
  }
  const shared = { req, user: req.user, overrideAccess: false, depth: 0, pagination: false } as const
  const [versions, answers] = await Promise.all([
    req.payload.find({
      ...shared,
      collection: 'item-versions',
      where: { id: { in: questions.map(({ versionId }) => versionId) } },
      select: { panels: true, key: true },
    }),
    req.payload.find({
      ...shared,
      collection: 'answers',
      where: { sitting: { equals: sitting.id } },
      select: { position: true, choice: true, lateChoice: true, spentMs: true },
    }),
  ])
  const rows = questions.map(({ versionId, position, slot = position }): AnsweredQuestion => {
    const version = versions.docs.find(({ id }) => id === versionId) ?? null
    const answer = answers.docs.find((row) => row.position === slot)
    const chosen = answer?.choice ?? null
    return {
      versionId,
      position,
      version,
      chosen,
      right: version !== null && chosen === version.key,
      late: typeof answer?.lateChoice === 'number',
      spentMs: answer?.spentMs ?? null,
    }
  })
  return { rows, limitSeconds }
}
