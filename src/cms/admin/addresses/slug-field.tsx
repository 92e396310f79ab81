'use client'

import { TextField, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import panel from '../panel/panel.module.css'
import { useStaffAnswer } from '../use-staff-answer'
import { useWords } from '../words/use-words'

type Found = { problem: string | null; path: string | null }

/** The slug of a landing page: while it is typed, it is said whether it is free and where the page will stand. */
export const SlugField: TextFieldClientComponent = (props) => {
  const { id, savedDocumentData } = useDocumentInfo()
  const { slug, storefront, exam } = useFormFields(([fields]) => ({
    slug: String(fields[props.path]?.value ?? ''),
    storefront: idIn(fields.storefront?.value),
    exam: idIn(fields.exam?.value),
  }))
  // As it is stored it is nobody else's, and the card beside the form has its address.
  const isSaved =
    savedDocumentData?.slug === slug &&
    idOf(savedDocumentData.storefront) === storefront &&
    idOf(savedDocumentData.exam) === exam
  return (
    <>
      <TextField {...props} />
      {slug && !isSaved && (
        <Free
          body={JSON.stringify({
            slug,
            storefront,
            exam,
            document: id === undefined ? null : String(id),
          })}
        />
      )}
    </>
  )
}

function Free({ body }: { body: string }) {
  const words = useWords()
  const { reading } = useStaffAnswer<Found>({ path: '/api/admin/slug', body, pauseMs: 300 })
  if (reading.phase !== 'done' || reading.of !== body) return <p role="status" className={panel.note} />
  const { problem, path } = reading.found
  return (
    <p role="status" className={panel.note} style={problem ? { color: 'var(--theme-error-500)' } : undefined}>
      {problem ?? (path && words('addresses.free', { path }))}
    </p>
  )
}

const idOf = (relation: unknown): string | null =>
  idIn(relation && typeof relation === 'object' && 'id' in relation ? relation.id : relation)

const idIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)
