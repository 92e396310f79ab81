import { site } from './site'

export type AdminClient = {
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  json: <T>(path: string, init?: RequestInit) => Promise<T>
  /** Of the session, as a browser sends it. */
  cookie: string
}

/** A signed-in admin over REST, as the admin panel's own requests are. */
export const signIn = async (
  credentials: { email: string; password: string } = site().admin,
): Promise<AdminClient> => {
  const login = await fetch(`${site().url}/api/admins/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site().url },
    body: JSON.stringify(credentials),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  if (!login.ok || !cookie) throw new Error(`Sign-in failed: ${login.status} ${await login.text()}`)
  const request = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${site().url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: {
        'content-type': 'application/json',
        origin: site().url,
        cookie,
        ...(init.headers as Record<string, string>),
      },
    })
  return {
    cookie,
    fetch: request,
    json: async <T>(path: string, init?: RequestInit) => {
      const response = await request(path, init)
      if (!response.ok)
        throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 800)}`)
      return (await response.json()) as T
    },
  }
}
