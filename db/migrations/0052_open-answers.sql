ALTER TABLE "adoption_requests" DROP CONSTRAINT "adoption_requests_reason";--> statement-breakpoint
ALTER TABLE "dossiers" DROP CONSTRAINT "dossiers_tenure";--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "unset" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "adoption_requests" ADD CONSTRAINT "adoption_requests_reason" CHECK (case "adoption_requests"."status" when 'rechazada' then "adoption_requests"."reason" is null or "adoption_requests"."reason" in ('otra familia', 'tiene familia', 'niños', 'horas', 'lejos', 'arrendador', 'sin respuesta', 'otro')
        when 'cerrada' then "adoption_requests"."reason" is not null and "adoption_requests"."reason" in ('adoptada', 'retirada', 'equipo', 'cuenta') else "adoption_requests"."reason" is null end) NOT VALID;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_unset" CHECK ("matches"."unset" <@ array['hadPet', 'age', 'gender', 'coat', 'size']) NOT VALID;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_tenure" CHECK ("dossiers"."tenure" in ('propio', 'familiar', 'arrendado con permiso', 'arrendado sin permiso')) NOT VALID;