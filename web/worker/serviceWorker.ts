// The service worker: it starts the app from the files of its build (decision 0058), and shows what the server pushes.
import { deleteOlderFrames, frameFile, framePage, isPage, keepFrame, type FrameFile } from './frameCache'
import { openQueueAt, renewDevice, showPush } from './notifications'

declare const self: ServiceWorkerGlobalScope

// Replaced by the build.
declare const PATENCY_BUILD: string
declare const PATENCY_FILES: readonly FrameFile[]

const build = PATENCY_BUILD
// Without the PDF viewer: it is half as large as all the rest, and shows nothing without a connection.
const kept = PATENCY_FILES.filter(({ path }) => !path.startsWith('/assets/pdf/'))
const paths = new Set(kept.map(({ path }) => path))

self.addEventListener('install', (event) => {
  // Open pages keep their own build's parts, so the new build does not have to wait for them.
  event.waitUntil(keepFrame(build, kept).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOlderFrames(build).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(framePage(build, request))
  } else if (paths.has(pathname) || pathname.startsWith('/assets/')) event.respondWith(frameFile(build, request))
})

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self, event.data))
})

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openQueueAt(self, event.notification))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewDevice(self, event))
})
