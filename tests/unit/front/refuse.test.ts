import { describe, expect, it } from 'vitest'
import { refusalOf } from '@/front/refuse'

const asked = (method: string, url: string, headers: Record<string, string> = {}) =>
  refusalOf({ method, url, headers, isStaff: () => headers.cookie === 'staff' })?.[0] ?? null

describe('what is refused before Next', () => {
  it.each([
    ['GET', 'http://169.254.169.254/latest', {}, 400],
    ['POST', '/landing_page/new/iq-1', { 'next-action': 'x' }, 404],
    ['GET', '/', { 'next-action': 'x' }, 404],
    ['POST', '/%61dmin', { 'next-action': 'x' }, 404],
    ['POST', '/admin/login', { 'next-action': 'x' }, 403],
    ['GET', '/admin', { 'next-action': 'x' }, 403],
    ['POST', '/admin/preview/EN/questions/new', { 'next-action': 'x' }, 403],
    // A form that is sent without scripts: Next looks for an action in its fields.
    ['POST', '/admin/login', { 'content-type': 'multipart/form-data; boundary=x' }, 405],
    ['POST', '/admin', { 'content-type': 'multipart/form-data; boundary=x', cookie: 'staff' }, 405],
    ['POST', '/admin', { 'transfer-encoding': 'chunked' }, 411],
    ['POST', '/api/app/contact', { 'next-action': 'x' }, 404],
    ['POST', '/', {}, 405],
    ['PUT', '/icon.svg', {}, 405],
    ['DELETE', '/report/result/iq-1', {}, 405],
    ['POST', '/api/app/contact', { 'transfer-encoding': 'chunked' }, 411],
    ['POST', '/api/app/contact', { 'content-length': '1048577' }, 413],
    [
      'POST',
      '/admin',
      { 'content-length': '1048577', 'content-type': 'multipart/form-data; boundary=x' },
      413,
    ],
    [
      'POST',
      '/api/media',
      { 'content-length': '20971521', 'content-type': 'multipart/form-data', cookie: 'staff' },
      413,
    ],
    ['POST', '/api/media', { 'content-length': '1048577', 'content-type': 'multipart/form-data' }, 413],
    ['POST', '/api/media', { 'content-length': '1048577', cookie: 'staff' }, 413],
    [
      'POST',
      '/api/orders',
      { 'content-length': '1048577', 'content-type': 'multipart/form-data', cookie: 'staff' },
      413,
    ],
  ])('%s %s with %j is %i', (method, url, headers, status) => {
    expect(asked(method, url, headers as unknown as Record<string, string>)).toBe(status)
  })

  it.each([
    ['GET', '/', {}],
    ['HEAD', '/', {}],
    ['POST', '/admin/login', { 'next-action': 'x', cookie: 'staff' }],
    ['POST', '/admin', { 'next-action': 'x', 'transfer-encoding': 'chunked', cookie: 'staff' }],
    ['GET', '/admin/login', {}],
    ['POST', '/api/app/contact', { 'content-length': '1048576' }],
    ['PATCH', '/api/exams/x', { 'content-length': '10' }],
    ['OPTIONS', '/api/app/contact', {}],
    ['POST', '/pay/pay/order/create', { 'content-length': '10' }],
    [
      'POST',
      '/api/media',
      { 'content-length': '20971520', 'content-type': 'multipart/form-data; boundary=x', cookie: 'staff' },
    ],
    ['POST', '/api/media', { 'content-length': '1048576', 'content-type': 'multipart/form-data' }],
  ])('%s %s with %j passes', (method, url, headers) => {
    expect(asked(method, url, headers as unknown as Record<string, string>)).toBeNull()
  })
})
