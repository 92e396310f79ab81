import { pathTo } from '@/domain/routing/path-to'
import { ROUTES } from '@/domain/routing/routes'

export type FooterLink = {
  key:
    | 'terms'
    | 'privacy'
    | 'cookies'
    | 'imprint'
    | 'refund'
    | 'help'
    | 'support'
    | 'retrieve'
    | 'centre'
    | 'cancel'
    | 'withdraw'
  href: string
}

const LEGAL = ['terms', 'privacy', 'cookies', 'refund', 'imprint'] as const

type Args = { code: string; examId: number; protocols: readonly string[] }

/** The footer's links: only pages that are built and published, and the two by which one leaves a contract (docs/decisions/0015). */
export const footerLinks = ({
  code,
  examId,
  protocols,
}: Args): { legal: FooterLink[]; help: FooterLink[] } => ({
  legal: [
    ...LEGAL.filter((key) => protocols.includes(key) && ROUTES.protocol.built).map((key) => ({
      key,
      href: pathTo({ route: 'protocol', code, examId, linkCode: key }),
    })),
    { key: 'cancel', href: pathTo({ route: 'cancel', code, examId }) },
    { key: 'withdraw', href: `${pathTo({ route: 'cancel', code, examId })}?do=withdraw` },
  ],
  help: (['centre', 'help', 'support', 'retrieve'] as const)
    .filter((route) => ROUTES[route].built)
    .map((route) => ({ key: route, href: pathTo({ route, code, examId }) })),
})
