import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { readPreview } from '@/content/preview'
import { mayRead } from '@/content/staff'
import { Preview } from '@/ui/preview/preview'

type Props = { params: Promise<{ locale: string; collection: string; id: string }> }

/** A draft as it would look. Only for staff who may read it; it reads the request, so that nothing of it is ever cached. */
export default async function PreviewPage({ params }: Props) {
  const asked = await params
  if (!(await mayRead(await headers(), asked.collection))) redirect('/admin/login')
  const preview = await readPreview(asked)
  if (!preview) notFound()
  return <Preview {...preview} />
}
