// Notices by HTTP (docs/protocol.md); apart from the rest, so that nobody loads it who does not look at them.

import { call, table } from '../lib/api'
import type { NewBrowser, NoticesTold, NoticeWishes, TableNotices } from '../lib/protocol'

export const noticesApi = {
  told: () => call<NoticesTold>('GET', '/api/me/notices'),
  choose: (wishes: NoticeWishes) => call<NoticesTold>('PUT', '/api/me/notices', wishes),
  addBrowser: (browser: NewBrowser) => call<NoticesTold>('POST', '/api/me/browsers', browser),
  dropBrowser: (id: string) => call<void>('DELETE', `/api/me/browsers/${id}`),
  ofTable: (id: string) => call<TableNotices>('GET', `${table(id)}/notices`),
  silence: (id: string, silent: boolean) => call<TableNotices>('POST', `${table(id)}/notices`, { silent }),
}
