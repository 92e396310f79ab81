import type { Asking } from './step'

/** Whether a person's browser asked for a whole page. */
export const isDocument = ({ method, url, headers }: Asking): boolean =>
  method === 'GET' &&
  headers.rsc === undefined &&
  (headers.accept ?? '').includes('text/html') &&
  !/^\/(?:api|pay|_next)\//.test(url)
