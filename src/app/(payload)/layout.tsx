import '@payloadcms/next/css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { narrowConfigs } from '@/cms/admin/desk/narrow-configs'
import { schedulePublish } from '@/cms/admin/schedule/schedule-publish'
import { readServerCall } from '@/cms/admin/server-functions'
import { isStaffRequest } from '@/content/staff'
import { importMap } from './admin/importMap'

const serverFunction: ServerFunctionClient = async (sent) => {
  'use server'
  const call = readServerCall(sent)
  if (!call || !(await isStaffRequest(await headers()))) throw new Error('Refused')
  return handleServerFunctions({
    ...call,
    config,
    importMap,
    serverFunctions: { 'schedule-publish': schedulePublish },
  })
}

export default function Layout({ children }: { children: ReactNode }) {
  narrowConfigs()
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
