import { happening } from '../settled'

/** A fake XMLHttpRequest, for uploads. */
export class FakeRequest {
  static all: FakeRequest[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  status = 0
  responseText = ''
  aborted = false
  file: File | null = null
  form: FormData | null = null
  address = ''
  headers: Record<string, string> = {}

  constructor() {
    FakeRequest.all.push(this)
  }
  open(_method: string, address: string) {
    this.address = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(form: FormData) {
    this.form = form
    this.file = form.get('file') as File
  }
  abort() {
    this.aborted = true
  }
  answer = (status: number, body: unknown) =>
    happening(async () => {
      Object.assign(this, { status, responseText: JSON.stringify(body) })
      this.onload?.()
      await Promise.resolve()
    })
  fail = () => happening(async () => (this.onerror?.(), await Promise.resolve()))
}

/** Replaces the browser's requests during the tests of a file. */
export const fakeRequests = (): void => {
  const realRequest = globalThis.XMLHttpRequest
  beforeEach(() => {
    FakeRequest.all = []
    globalThis.XMLHttpRequest = FakeRequest as never
  })
  afterEach(() => {
    globalThis.XMLHttpRequest = realRequest
  })
}
