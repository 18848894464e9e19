import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

const minute = 60_000;

/** The titles of the site's courses, and what enquiries name as theirs (enquiries-39). */
export function useNamedCourses(): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: ['courses to filter enquiries by'],
    queryFn: async () => {
      const [courses, named] = await Promise.all([
        callApi('listCourseNames', {}),
        callApi('listEnquiryCourses', {}),
      ]);
      return [...courses.map(({ title }) => title), ...named];
    },
    staleTime: 5 * minute,
  });
  return data;
}
