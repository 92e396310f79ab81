import { Logo } from '@payloadcms/next/rsc'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { SignInForm } from './sign-in-form'

/** In place of Payload's form, which knows no second step. */
export function SignInView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req } = initPageResult
  const { i18n, payload, user } = req
  const asked = searchParams?.redirect
  const to = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: Array.isArray(asked) ? (asked[0] ?? '') : (asked ?? ''),
  })
  if (user) redirect(to)
  return (
    <>
      <div className="login__brand">
        <Logo
          i18n={i18n}
          locale={locale}
          params={params}
          payload={payload}
          permissions={permissions}
          searchParams={searchParams}
          user={user ?? undefined}
        />
      </div>
      <SignInForm to={to} />
    </>
  )
}
