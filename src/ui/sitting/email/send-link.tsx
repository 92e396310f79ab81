import { useTranslations } from 'next-intl'
import { Checkbox } from '../../primitives/checkbox'

type Props = { wanted: boolean; onChange: (wanted: boolean) => void }

/** "Send me the link now": only a letter makes the mailbox a way back to the result. */
export function SendLink({ wanted, onChange }: Props) {
  const t = useTranslations('test.email')
  return (
    <Checkbox
      name="link"
      label={t('link')}
      hint={t('linkHint')}
      checked={wanted}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
