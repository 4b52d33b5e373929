// Words of column names whose cells may hold a handle, "@joes", and what stands before it in the address of the profile.
// Source: the profile addresses of the sites, 2026-11. 11 rows, sorted.
export const HANDLE_SITES: ReadonlyMap<string, string> = new Map([
  ["facebook", "facebook.com/"],
  ["fb", "facebook.com/"],
  ["ig", "instagram.com/"],
  ["insta", "instagram.com/"],
  ["instagram", "instagram.com/"],
  ["threads", "threads.net/@"],
  ["tik", "tiktok.com/@"],
  ["tiktok", "tiktok.com/@"],
  ["twitter", "x.com/"],
  ["x", "x.com/"],
  ["youtube", "youtube.com/@"],
]);
