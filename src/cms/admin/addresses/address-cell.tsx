'use client'

import type { DefaultCellComponentProps } from 'payload'

/** In the list of landing pages: the end of the address. The whole one, with a link, stands beside the form. */
export function AddressCell({ rowData }: DefaultCellComponentProps) {
  return <span>{rowData.slug ? `/${rowData.slug}` : ''}</span>
}
