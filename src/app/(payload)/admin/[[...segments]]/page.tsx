import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { mustSetUpSecondStep } from '@/content/staff'
import { importMap } from '../importMap'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Props) =>
  generatePageMetadata({ config, params, searchParams })

/** What opens to somebody without a second step, where they must have one. */
const OPEN = ['account', 'logout', 'login', 'forgot', 'reset', 'logout-inactivity']

export default async function Page({ params, searchParams }: Props) {
  const [place = ''] = (await params).segments ?? []
  if (!OPEN.includes(place) && (await mustSetUpSecondStep(await headers()))) redirect('/admin/account')
  return RootPage({ config, importMap, params, searchParams })
}
