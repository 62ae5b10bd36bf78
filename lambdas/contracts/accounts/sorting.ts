/** Sort orders of the list of users. Separate from the calls, because the data layer stores each order. */

export const sortFields = ['created_at', 'last_login', 'name', 'email'] as const;
export type SortField = (typeof sortFields)[number];

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];
