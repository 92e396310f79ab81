import { DeviceLink } from '@/ui/sitting/device/device-link'
import type { TestPageProps } from '../read-test-page'
import { testMetadata } from '../test-metadata'
import { TEST_WORDS, TestPage } from '../test-page'

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = testMetadata('deviceLink')

export default function DeviceLinkPage(props: TestPageProps) {
  return (
    <TestPage route="deviceLink" page={props} words={[...TEST_WORDS, 'test.deviceLink']}>
      {({ here }) => <DeviceLink {...here} />}
    </TestPage>
  )
}
