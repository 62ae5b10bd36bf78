/** The accounts, for administrators: a page of them, one of them, a new one, an edited one. */
import { ulid } from 'ulid';
import { notifyOwner } from '../app/accounts/notices.ts';
import {
  createUser,
  editUser,
  listUsers,
  viewAsks,
  viewAudit,
  viewUser,
} from '../contracts/accounts/admin.ts';
import type { QueryOf } from '../contracts/platform/contract.ts';
import * as audits from '../data/accounts/audit.ts';
import * as directory from '../data/accounts/directory.ts';
import { exclusionOf } from '../data/accounts/mailboxes.ts';
import * as words from '../data/accounts/search-words.ts';
import * as users from '../data/accounts/users.ts';
import * as asks from '../data/asking/asks.ts';
import * as usage from '../data/asking/usage.ts';
import * as records from '../data/picks/pick-records.ts';
import { conflict } from '../data/platform/retry-on-conflict.ts';
import { grantedStanding } from '../domain/billing/subscription.ts';
import { torontoDay } from '../domain/platform/toronto-day.ts';
import { refuseCommonPassword } from '../http/accounts/common-password.ts';
import { changeOrRefuse } from '../http/change-or-refuse.ts';
import { adminEndpoint, oneOf, type Prefetch } from '../http/endpoint.ts';
import { emailTaken, HttpError } from '../http/errors.ts';
import { created } from '../http/reply.ts';
import { showAskToAdmin, showAudit, showPerson, showUser } from '../http/views/accounts/user.ts';
import { hashPassword } from '../services/accounts/passwords.ts';

const sources = { directory, words };

const list = adminEndpoint(
  listUsers,
  sources,
  async ({ query: { page, limit }, prefetched: { ids, total, capped }, directory }) => ({
    users: (await directory.peopleOf(ids)).map(showUser),
    pagination: { page, limit, total, pages: Math.ceil(total / limit), ...(capped && { capped }) },
  }),
  { prefetch },
);

interface Places {
  readonly ids: readonly string[];
  readonly total: number;
  readonly capped: boolean;
}

/** IDs of the accounts on the page. */
async function prefetch({
  query,
  directory,
  words,
}: Prefetch<QueryOf<typeof listUsers>> & typeof sources): Promise<Places> {
  const { page, limit, search, subscription_plan: plan, sort_by: sort, sort_order: order } = query;
  const wanted = { plan, sort, order, offset: (page - 1) * limit, limit };
  if (!search) return { ...(await directory.placesOnPage(wanted)), capped: false };
  const { people, total, capped } = await words.searchPeople({ text: search, ...wanted });
  return { ids: people.map(({ id }) => id), total, capped };
}

const auditPageSize = 20;

const view = adminEndpoint(
  viewUser,
  { users, audits, records, usage },
  async ({ body: { id }, now, users, audits, records, usage }) => {
    const day = torontoDay(now);
    const [user, changes, picks, prompts] = await Promise.all([
      users.findUser(id),
      audits.auditPage(id, { limit: auditPageSize }),
      records.picksByStatus(id, {}),
      usage.usedPrompts(id, day, now),
    ]);
    if (!user) throw notFound();
    return { user: showPerson(user, { picks, prompts, now }), audit: showAudit(changes) };
  },
);

const olderAudit = adminEndpoint(viewAudit, { audits }, async ({ body: { id, before }, audits }) =>
  showAudit(await audits.auditPage(id, { before, limit: auditPageSize })),
);

const asksShown = 10;
/** Retention of audit entries about viewed questions. */
const viewAuditDays = 2 * 365;
/** Questions are private, so viewing them is recorded in the user's audit trail first. */
const lastAsks = adminEndpoint(
  viewAsks,
  { users, asks, audits },
  async ({ body: { id }, admin, now, users, asks, audits }) => {
    const [user, latest] = await Promise.all([users.findUser(id), asks.latestAsks(id, asksShown)]);
    if (!user) throw notFound();
    const entry = { userId: id, at: now.toISOString(), by: `admin:${admin.email}`, what: 'questions viewed' };
    await audits.writeAudit(
      { ...entry, before: {}, after: { questions: latest.length } },
      { keptDays: viewAuditDays },
    );
    return { asks: latest.map(showAskToAdmin) };
  },
);

const create = adminEndpoint(createUser, { users }, async ({ body, admin, now, users }) => {
  const { name, email, subscription_plan: plan } = body;
  const at = now.toISOString();
  refuseCommonPassword(body.password);
  const passwordHash = await hashPassword(body.password);
  // The administrator vouches for the address.
  const fresh = users.newUser({ id: ulid(now.getTime()), email, name, passwordHash, verifiedAt: at }, now);
  const excludedUntil = await exclusionOf(users.canonicalEmail(email), now);
  const user = {
    ...fresh,
    ...(plan !== 'free' && grantedStanding(plan, now)),
    ...(excludedUntil && { excludedUntil }),
  };
  const what = 'account created';
  const audit = { userId: user.id, at, by: `admin:${admin.email}`, what, before: {}, after: visible(user) };
  const outcome = await users.createUser(user, { audit });
  if (outcome === 'taken') throw emailTaken();
  if (outcome === 'excluded') throw new HttpError(409, 'Please try again.');
  return created({ success: true as const, user: showUser(user) });
});

/** The user, the payment provider or another administrator kept changing the account. */
const busy = 'This account is being changed by someone else. Please try again.';

const edit = adminEndpoint(
  editUser,
  { users, notifyOwner },
  async ({ body, admin, now, users, notifyOwner }) => {
    if (body.password) refuseCommonPassword(body.password);
    const passwordHash = body.password ? await hashPassword(body.password) : undefined;
    return changeOrRefuse('an account', busy, async () => {
      const before = await users.findUser(body.id);
      if (!before || before.deactivatedAt) throw notFound();
      const isMove = users.canonicalEmail(body.email) !== users.canonicalEmail(before.email);
      const excludedUntil = isMove ? await exclusionOf(users.canonicalEmail(body.email), now) : undefined;
      const after = excludedAtLeast(edited(before, body, passwordHash, now), excludedUntil);
      const audit = {
        userId: before.id,
        at: now.toISOString(),
        by: `admin:${admin.email}`,
        what: 'account edited',
        before: visible(before),
        after: { ...visible(after), ...(passwordHash && { newPassword: true }) },
      };
      const outcome = await users.editUser(before, after, now, audit);
      if (outcome === 'taken') throw emailTaken();
      if (outcome === 'changed') return conflict;
      const what = changedOf(before, after);
      if (what.length > 0) await notifyOwner(before, { kind: 'administrator', what });
      return { success: true as const, user: showUser(after) };
    });
  },
);

interface Edit {
  readonly name: string;
  readonly email: string;
  readonly subscription_plan?: users.User['plan'] | undefined;
}

/** An unchanged plan does not replace a paid subscription. */
function edited(
  before: users.User,
  { name, email, subscription_plan: plan = before.plan }: Edit,
  passwordHash: string | undefined,
  now: Date,
): users.User {
  const { resetHash, mailProblem, ...unchanged } = before;
  const moved = users.canonicalEmail(email) !== users.canonicalEmail(before.email);
  // A reset link sent to the old address or for the old password must not work anymore.
  const isLinkValid = resetHash !== undefined && !moved && passwordHash === undefined;
  return {
    ...unchanged,
    ...(isLinkValid && { resetHash }),
    // Bounces and complaints belong to the old address.
    ...(mailProblem && !moved && { mailProblem }),
    name,
    email,
    ...(moved && { verifiedAt: before.verifiedAt ?? now.toISOString() }),
    ...(plan !== before.plan && grantedStanding(plan, now)),
    ...(passwordHash !== undefined && { passwordHash }),
    // Ends all sessions.
    ...((moved || passwordHash !== undefined) && { sessionVersion: before.sessionVersion + 1 }),
  };
}

/** Applies the exclusion of the new mailbox, if it ends later than the account's own. An exclusion is never shortened. */
function excludedAtLeast(user: users.User, until: string | undefined): users.User {
  return until && until > (user.excludedUntil ?? '') ? { ...user, excludedUntil: until } : user;
}

/** The changed fields that are listed in the notice to the owner. */
function changedOf(before: users.User, after: users.User) {
  const fields = ['name', 'email', 'plan'] as const;
  const isNew = before.passwordHash !== after.passwordHash;
  return [
    ...fields.filter((field) => before[field] !== after[field]),
    ...(isNew ? (['password'] as const) : []),
  ];
}

/** The fields of an account that an audit entry records. */
function visible({ name, email, plan, subscriptionStatus: status }: users.User) {
  return { name, email, plan, status };
}

const notFound = () => new HttpError(404, 'User not found');

export const handler = oneOf(list, view, olderAudit, lastAsks, create, edit);
