// What the server says of e-mail (docs/protocol.md).

import { call } from '../lib/api'
import type { MailConfirmed, MailTold, Me, NoticesTold, NoticeWishes, PasswordOf } from '../lib/protocol'

export const mail = {
  told: () => call<MailTold>('GET', '/api/mail'),
  set: (address: string, password: string, language: string) =>
    call<MailTold>('PUT', '/api/me/mail', { address, password, language }),
  resend: () => call<MailTold>('POST', '/api/me/mail/resend'),
  remove: (password: string | null) => call<MailTold>('POST', '/api/me/mail/remove', { password }),
  notices: (on: boolean, everyTurn: boolean, language: string) =>
    call<MailTold>('POST', '/api/me/mail/notices', { on, every_turn: everyTurn, language }),
  wishes: () => call<NoticesTold>('GET', '/api/me/notices'),
  wish: (wishes: NoticeWishes) => call<NoticesTold>('PUT', '/api/me/notices', wishes),
  confirm: (token: string) => call<MailConfirmed>('POST', '/api/mail/confirm', { token }),
  unsubscribe: (token: string) => call<void>('POST', `/unsubscribe/${encodeURIComponent(token)}`),
  subscribe: (token: string) => call<void>('POST', '/api/mail/subscribe', { token }),
  forgotten: (who: string) => call<void>('POST', '/api/password/forgotten', { who }),
  passwordOf: (token: string) => call<PasswordOf>('POST', '/api/password/token', { token }),
  newPassword: (token: string, password: string) => call<Me>('POST', '/api/password/new', { token, password }),
}
