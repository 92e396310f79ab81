import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { readPreview } from '@/content/preview'
import { isStaffRequest } from '@/content/staff'
import { Preview } from '@/ui/preview/preview'

type Props = { params: Promise<{ locale: string; collection: string; id: string }> }

/** A draft as it would look. Only for staff; it reads the request, so that nothing of it is ever cached. */
export default async function PreviewPage({ params }: Props) {
  if (!(await isStaffRequest(await headers()))) redirect('/admin/login')
  const preview = await readPreview(await params)
  if (!preview) notFound()
  return <Preview {...preview} />
}
