'use client'

export { ErrorScreen as default } from '@/ui/message-screen/error-screen'
