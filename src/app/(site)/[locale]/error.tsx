'use client'

export { ErrorScreen as default } from '@/ui/chrome/error-screen'
