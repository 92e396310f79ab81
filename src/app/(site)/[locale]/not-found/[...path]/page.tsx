import { requestedPath } from '@/domain/routing/internal-path'
import { Missing, missingMetadata } from '@/ui/message-screen/missing'

export const revalidate = 3600
export const generateStaticParams = () => []
export const generateMetadata = missingMetadata

export default async function UnknownPathPage({ params }: { params: Promise<{ path: string[] }> }) {
  return <Missing path={requestedPath((await params).path)} />
}
