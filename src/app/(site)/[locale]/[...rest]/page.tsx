import { publicPath, requestedPath } from '@/domain/routing/internal-path'
import { Missing, missingMetadata } from '@/ui/message-screen/missing'

export const revalidate = 3600
export const generateStaticParams = () => []
export const generateMetadata = missingMetadata

/** A route of the table whose page file is not there yet. */
export default async function NoPage({ params }: { params: Promise<{ locale: string; rest: string[] }> }) {
  const { locale, rest } = await params
  const path = requestedPath(rest)
  return <Missing path={publicPath(`/${locale}${path}`) ?? path} />
}
