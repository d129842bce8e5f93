import { listRestaurants } from '#functions/restaurants/list-restaurants.ts';
import {
  listedPlace,
  type RestaurantNamesRepository,
  type RestaurantOrder,
} from '#functions/restaurants/restaurant-names-repository.ts';
import type { Restaurant, RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { CUSTOMER_ORDERS, type CustomerOrder } from '#shared/console/customers/customer-status.ts';
import { type Customer, type CustomersRepository, customerPlace } from './customers-repository.ts';

export type ReadPageDependencies = {
  restaurants: Pick<RestaurantsRepository, 'findMany'>;
  names: Pick<RestaurantNamesRepository, 'list'>;
  customers: Pick<CustomersRepository, 'findMany' | 'listEventually'>;
};
type SortOrder = RestaurantOrder | CustomerOrder;
/** `customer` is undefined until the daily job has seen the restaurant. */
export type ListedCustomer = { restaurant: Restaurant; customer: Customer | undefined };
type Order = { by: SortOrder; isDescending: boolean };

/** Reads one page of all restaurants in an order, with three reads. A page may be short. */
export async function readPage(
  dependencies: ReadPageDependencies,
  { by, isDescending }: Order,
  page: { limit: number; after: string | undefined },
): Promise<{ listed: ListedCustomer[]; next: string | undefined }> {
  const { customers, restaurants } = dependencies;
  if (!isCustomerOrder(by)) {
    const { restaurants: present, next } = await listRestaurants(dependencies, { by, isDescending }, page);
    const rows = await customers.findMany(present.map(({ restaurant_id }) => restaurant_id));
    const rowOf = new Map(rows.map((row) => [row.restaurant_id, row]));
    const listed = present.map((restaurant) => ({
      restaurant,
      customer: rowOf.get(restaurant.restaurant_id),
    }));
    return { listed, next };
  }
  const { customers: rows, next } = await customers.listEventually({ by, isDescending }, page);
  const present = await restaurants.findMany(rows.map(({ restaurant_id }) => restaurant_id));
  const restaurantOf = new Map(present.map((restaurant) => [restaurant.restaurant_id, restaurant]));
  const listed = rows.flatMap((customer) => {
    const restaurant = restaurantOf.get(customer.restaurant_id);
    return restaurant === undefined ? [] : [{ restaurant, customer }];
  });
  return { listed, next };
}

/** A restaurant’s position in the order. Those without a row come first. */
export function placeIn(by: SortOrder, { restaurant, customer }: ListedCustomer): string {
  if (!isCustomerOrder(by)) return listedPlace(by, restaurant);
  return customer === undefined ? `#${restaurant.restaurant_id}` : customerPlace(by, customer);
}

function isCustomerOrder(by: SortOrder): by is CustomerOrder {
  return CUSTOMER_ORDERS.some((order) => order === by);
}
