/** How an administrator may sort the list of people. Apart from the calls, because whoever writes an account keeps each of these orders. */

export const sortFields = ['created_at', 'last_login', 'name', 'email'] as const;
export type SortField = (typeof sortFields)[number];

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];
