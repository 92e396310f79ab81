import { readForeignMark } from '@/content/foreign'
import { parsePlace } from '@/domain/routing/internal-path'
import { SuccessScreen } from '@/ui/checkout/outcome/success-screen'
import { ForeignMark } from '@/ui/foreign/foreign-mark'
import { type PersonalProps, personalPage } from '../../personal-page'

const page = personalPage({
  route: 'paySuccess',
  title: 'pay.meta.success',
  words: ['passing', 'pay', 'packages', 'plans.order', 'plans.paid'],
  width: 'text',
  scheme: 'light',
  screen: (place) => <SuccessScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata

export default async function SuccessPage(props: PersonalProps) {
  const place = parsePlace({ route: 'paySuccess', params: await props.params })
  return (
    <>
      {/* Not within the screen, which the served page leaves out: the front looks for it there. */}
      <ForeignMark mark={place && (await readForeignMark(place))} />
      <page.Page {...props} />
    </>
  )
}
