'use client'

import { useTranslations } from 'next-intl'
import { REACTION_TRIALS, type ReactionTask } from '@/domain/exam/reaction-task'
import styles from './reaction.module.css'
import { ReactionArea } from './reaction-area'

type Props = {
  /** null: not begun. */
  task: ReactionTask | null
  onTap: (at: number) => void
}

/** The field, and below it words that change with a tap only: nothing but the picture may tell of the change. */
export function ReactionRounds({ task, onTap }: Props) {
  const t = useTranslations('test.confirm.reaction')
  const round = Math.min(REACTION_TRIALS, (task?.times.length ?? 0) + 1)
  return (
    <div className={styles.rounds}>
      <p className={styles.how}>{t('how')}</p>
      <ReactionArea phase={phaseOf(task)} onTap={onTap} />
      <p className={styles.round}>{task && t('round', { round, rounds: REACTION_TRIALS })}</p>
      <p role="status" className={styles.feedback}>
        {task?.feedback && t(task.feedback)}
      </p>
    </div>
  )
}

const phaseOf = (task: ReactionTask | null): 'ready' | 'waiting' | 'shown' => {
  if (!task) return 'ready'
  return task.phase === 'shown' ? 'shown' : 'waiting'
}
