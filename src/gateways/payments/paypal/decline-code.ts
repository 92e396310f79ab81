import type { WireCapture } from './wire'

/** PayPal's reason for a capture that was refused, or the bank's, in small letters. */
export const declineCode = ({ status, status_details, processor_response }: WireCapture): string => {
  const code = status_details?.reason ?? processor_response?.response_code ?? `capture_${status}`
  return code.toLowerCase()
}
