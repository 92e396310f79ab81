'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { foldAddress, isAddress } from '@/domain/address'
import { localeOfTag } from '@/domain/locale/locales'
import { LONGEST_NOTE, REPORT_REASONS, type ReportReason } from '@/domain/tree-hole/reports'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { useTooOftenOr } from '@/ui/loading/use-too-often'
import { AddressField } from '@/ui/primitives/address-field'
import { Button } from '@/ui/primitives/button'
import { Dialog } from '@/ui/primitives/dialog'
import { Notice } from '@/ui/primitives/notice'
import { SelectField } from '@/ui/primitives/select-field'
import { TextArea } from '@/ui/primitives/text-area'
import { useChange } from '../use-change'
import own from './tree-hole.module.css'

type Props = { secret: string; onClose: () => void; onDone: (outcome: 'sent' | 'gone') => void }

/** A notice that a secret should not be public (Regulation (EU) 2022/2065, Article 16). Name and address are not asked for. */
export function ReportDialog({ secret, onClose, onDone }: Props) {
  const t = useTranslations('treeHole.report')
  const form = useId()
  const hl = localeOfTag(useLocale())
  const told = useTooOftenOr()
  const { busy, problem, make } = useChange()
  const [emailWrong, setEmailWrong] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const field = (name: string) => String(data.get(name) ?? '').trim()
    const email = foldAddress(field('email'))
    setEmailWrong(email !== '' && !isAddress(email))
    if (email !== '' && !isAddress(email)) return
    const body = {
      secret,
      hl,
      reason: field('reason') as ReportReason,
      ...(field('note') && { note: field('note') }),
      ...(email && { email }),
    }
    void make(async () => {
      const outcome = await call('secret.report', { body })
        .then(() => 'sent' as const)
        .catch((failure: unknown) => {
          if (problemOf(failure) !== 'gone') throw failure
          return 'gone' as const
        })
      onDone(outcome)
    })
  }
  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form} busy={busy && t('sending')}>
            {t('send')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={own.form} onSubmit={send}>
        <p>{t('lead')}</p>
        <SelectField
          name="reason"
          label={t('reason')}
          options={REPORT_REASONS.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
        />
        <TextArea name="note" label={t('note')} optional={t('optional')} rows={3} maxLength={LONGEST_NOTE} />
        <AddressField label={t('email')} optional={t('optional')} error={emailWrong && t('emailWrong')} />
        <p className={own.facts}>{t('faith')}</p>
        {problem !== null && <Notice tone="danger">{told(problem, t('failed'))}</Notice>}
      </form>
    </Dialog>
  )
}
