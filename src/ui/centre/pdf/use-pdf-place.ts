'use client'

import { useEffect, useState } from 'react'
import { readOnDevice, storeOnDevice } from '@/ui/browser/device-storage'
import { type PdfPlace, placeIn, withPlace } from './pdf-places'

/** Page and size of a document, as this device left them. Only in the browser. */
export const usePdfPlace = (name: string) => {
  const [place, setPlace] = useState(() => placeIn(readOnDevice('pdf_places'), name))
  useEffect(() => {
    storeOnDevice('pdf_places', withPlace(readOnDevice('pdf_places'), name, place))
  }, [name, place])
  return { place, change: (part: Partial<PdfPlace>) => setPlace((known) => ({ ...known, ...part })) }
}
