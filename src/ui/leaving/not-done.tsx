import { useTranslations } from 'next-intl'
import { Notice } from '../primitives/notice'

const TOLD = ['tooMany', 'linkInvalid', 'contractUnknown', 'refundUpgradeFirst'] as const

/** Why a form did nothing, in words; all that nobody can do anything about is `failed`. */
export function NotDone({ problem }: { problem: string }) {
  const t = useTranslations('cancel.problems')
  return <Notice tone="danger">{t(TOLD.find((one) => one === problem) ?? 'failed')}</Notice>
}
