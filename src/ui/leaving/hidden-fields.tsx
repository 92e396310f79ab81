import type { Locale } from '@/domain/locale/locales'
import { appExamIdOf, type ScreenPlace } from '../navigation/screen-place'

export type LeavingPlace = ScreenPlace & { locale: Locale }

type Props = { place: LeavingPlace; ticket?: string; token?: string }

/** What a form of these pages says besides what is typed: where its answer is shown, and what it is about. */
export function HiddenFields({ place, ticket, token }: Props) {
  const fields = { hl: place.locale, examId: appExamIdOf(place), ticket, token }
  return Object.entries(fields).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}
