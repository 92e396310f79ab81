import { RememberLanding } from '@/ui/chrome/remember-landing'

export const revalidate = 3600
export const generateStaticParams = () => []

/** The default storefront's default landing. */
export default function HomePage() {
  return (
    <main>
      <h1>Plumbline</h1>
      <RememberLanding />
    </main>
  )
}
